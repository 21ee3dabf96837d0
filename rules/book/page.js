(function () {
  'use strict';
  var root = document.documentElement;
  var key = 'rulebook-theme';

  function stored() {
    try { return localStorage.getItem(key); } catch (e) { return null; }
  }
  function store(theme) {
    try { localStorage.setItem(key, theme); } catch (e) { /* a page from a file may have no storage */ }
  }
  if (stored() === 'dark' || stored() === 'light') { root.dataset.theme = stored(); }
  root.classList.add('js');

  function all(selector, within) { return Array.prototype.slice.call((within || document).querySelectorAll(selector)); }

  // The light.
  function theme() {
    var button = document.getElementById('ui-theme');
    if (!button) { return; }
    button.hidden = false;
    button.addEventListener('click', function () {
      var dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = dark ? 'light' : 'dark';
      store(root.dataset.theme);
    });
  }

  // Figures with moves.
  function stepper(figure) {
    var shots = all('.shot', figure), said = all('.said', figure), board = figure.querySelector('.board');
    if (!figure.dataset.next || shots.length < 2) { return; }
    var at = shots.length - 1;
    var bar = document.createElement('div'), tell = document.createElement('output');
    bar.className = 'steps';
    function button(label, sign, by) {
      var b = document.createElement('button');
      b.type = 'button';
      b.textContent = sign;
      b.setAttribute('aria-label', label);
      b.title = label;
      b.addEventListener('click', function () { show(at + by); });
      return b;
    }
    var back = button(figure.dataset.previous, '‹', -1), on = button(figure.dataset.next, '›', 1);
    bar.append(back, tell, on);
    board.after(bar);
    function show(n) {
      at = Math.max(0, Math.min(shots.length - 1, n));
      var first = Number(shots[0].dataset.move), move = Number(shots[at].dataset.move), last = Number(shots[shots.length - 1].dataset.move);
      shots.forEach(function (s, i) { s.hidden = i !== at; });
      said.forEach(function (s) {
        var its = Number(s.dataset.move);
        s.classList.toggle('now', its === move || at === 0 && its < first);
        s.classList.toggle('later', its > move);
      });
      tell.textContent = figure.dataset.position.replace('{n}', move).replace('{all}', last);
      back.disabled = at === 0;
      on.disabled = at === shots.length - 1;
    }
    bar.addEventListener('keydown', function (e) {
      if (e.key === 'ArrowLeft') { show(at - 1); e.preventDefault(); }
      if (e.key === 'ArrowRight') { show(at + 1); e.preventDefault(); }
    });
    said.forEach(function (s) {
      s.addEventListener('click', function (e) {
        if (e.target.closest('a')) { return; }
        for (var i = shots.length - 1; i >= 0; i--) {
          if (Number(shots[i].dataset.move) <= Number(s.dataset.move)) { show(i); return; }
        }
        show(0);
      });
    });
    figure.classList.add('steppable');
    show(at);
  }

  // Links to places, for the clipboard.
  function copying() {
    document.addEventListener('click', function (e) {
      var a = e.target.closest('a.pilcrow');
      if (!a || !navigator.clipboard) { return; }
      navigator.clipboard.writeText(a.href).then(function () {
        a.classList.add('copied');
        setTimeout(function () { a.classList.remove('copied'); }, 1200);
      }, function () { /* the address bar has it too */ });
    });
  }

  // Where the reader is.
  function places() { return all('main h2[id], main h3[id], main figure[id]'); }
  function here() {
    var found = '', asked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (asked && Math.abs(asked.getBoundingClientRect().top - 80) < 120) { return asked.id; }
    places().some(function (p) {
      if (p.getBoundingClientRect().top > 140) { return true; }
      found = p.id;
      return false;
    });
    return found;
  }
  function tongues() {
    all('a.tongue').forEach(function (a) {
      var page = a.getAttribute('href');
      function aim() { var id = here(); a.setAttribute('href', id ? page + '#' + id : page); }
      a.addEventListener('pointerdown', aim);
      a.addEventListener('focus', aim);
      a.addEventListener('click', aim);
    });
  }
  function follow() {
    var links = {}, nav = document.querySelector('.contents'), current = null, due = false;
    if (!nav) { return; }
    all('a', nav).forEach(function (a) { links[a.getAttribute('href').slice(1)] = a; });
    var heads = all('main h2[id], main h3[id]');
    function mark() {
      due = false;
      var found = null;
      heads.some(function (h) {
        if (h.getBoundingClientRect().top > 160) { return true; }
        found = links[h.id] || found;
        return false;
      });
      if (found === current) { return; }
      if (current) { current.removeAttribute('aria-current'); }
      current = found;
      if (!found) { return; }
      found.setAttribute('aria-current', 'location');
      var box = nav.getBoundingClientRect(), link = found.getBoundingClientRect();
      if (getComputedStyle(nav).position === 'sticky') {
        if (link.top < box.top + 40 || link.bottom > box.bottom - 40) { nav.scrollTop += link.top - box.top - box.height / 2; }
      }
    }
    addEventListener('scroll', function () { if (!due) { due = true; requestAnimationFrame(mark); } }, { passive: true });
    mark();
    var details = nav.querySelector('details'), narrow = matchMedia('screen and (max-width: 63.99rem)');
    function fold() { details.open = !narrow.matches; }
    fold();
    narrow.addEventListener('change', fold);
    nav.addEventListener('click', function (e) { if (e.target.closest('a') && narrow.matches) { details.open = false; } });
  }

  // The search: every section and figure, by its id, its title in all languages and its words.
  function plain(text) { return text.normalize('NFKC').toLowerCase(); }
  function index() {
    var out = [];
    all('main h2[id], main h3[id]').forEach(function (h) {
      var words = '', n = h.nextElementSibling;
      while (n && n.tagName !== 'SECTION') { if (!n.classList.contains('examples')) { words += ' ' + n.textContent; } n = n.nextElementSibling; }
      out.push({ id: h.id, title: h.firstElementChild.textContent, kind: 0, key: plain(h.id), head: plain(h.firstElementChild.textContent + ' ' + (h.dataset.also || '')), words: plain(words) });
    });
    all('main figure[id]').forEach(function (f) {
      var title = f.querySelector('figcaption span').textContent, words = all('.said', f).map(function (s) { return s.textContent; }).join(' ');
      out.push({ id: f.id, title: title, kind: 1, key: plain(f.id), head: plain(title), words: plain(words) });
    });
    return out;
  }
  function score(entry, terms) {
    var sum = 0;
    for (var i = 0; i < terms.length; i++) {
      var t = terms[i], s = 0;
      if (entry.key === t) { s = 100; } else if (entry.head === t || entry.head.split(' ').indexOf(t) >= 0) { s = 60; } else if (entry.key.indexOf(t) === 0) { s = 40; } else if (entry.head.indexOf(t) >= 0) { s = 30; } else if (entry.key.indexOf(t) >= 0) { s = 20; } else if (entry.words.indexOf(t) >= 0) { s = 5; }
      if (!s) { return 0; }
      sum += s;
    }
    return sum - entry.kind * 3;
  }
  function search() {
    var input = document.getElementById('ui-search'), box = document.getElementById('ui-found'), entries = null;
    if (!input) { return; }
    input.parentNode.hidden = false;
    function close() { box.hidden = true; }
    function find() {
      var terms = plain(input.value).split(/\s+/).filter(Boolean);
      box.textContent = '';
      box.hidden = terms.length === 0;
      if (box.hidden) { return; }
      entries = entries || index();
      var hits = entries.map(function (e, i) { return { e: e, s: score(e, terms), i: i }; }).filter(function (h) { return h.s > 0; });
      hits.sort(function (a, b) { return b.s - a.s || a.i - b.i; });
      hits.slice(0, 24).forEach(function (h) {
        var a = document.createElement('a'), id = document.createElement('code');
        a.href = '#' + h.e.id;
        a.className = h.e.kind ? 'eg' : 'section';
        a.textContent = h.e.title;
        if (!h.e.kind) { id.textContent = h.e.id; a.append(' ', id); }
        a.addEventListener('click', function () { close(); input.blur(); });
        box.append(a);
      });
      if (!hits.length) { box.textContent = box.dataset.nothing; }
    }
    function walk(e) {
      var links = all('a', box), i = links.indexOf(document.activeElement);
      if (e.key === 'ArrowDown') { (links[i + 1] || links[i] || input).focus(); e.preventDefault(); }
      if (e.key === 'ArrowUp') { (i > 0 ? links[i - 1] : input).focus(); e.preventDefault(); }
      if (e.key === 'Escape') { close(); input.focus(); input.select(); }
      if (e.key === 'Enter' && document.activeElement === input && links.length) { links[0].click(); e.preventDefault(); }
    }
    input.addEventListener('input', find);
    input.addEventListener('focus', function () { if (input.value) { find(); } });
    input.parentNode.addEventListener('keydown', walk);
    document.addEventListener('click', function (e) { if (!input.parentNode.contains(e.target)) { close(); } });
    document.addEventListener('keydown', function (e) {
      if (e.key === '/' && !e.ctrlKey && !e.metaKey && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) { input.focus(); e.preventDefault(); }
    });
  }

  // The summary alone on paper.
  function summary() {
    var button = document.getElementById('ui-print');
    if (!button) { return; }
    button.hidden = false;
    button.addEventListener('click', function () {
      root.classList.add('summary-only');
      addEventListener('afterprint', function () { root.classList.remove('summary-only'); }, { once: true });
      print();
    });
  }

  function start() {
    theme();
    all('figure.eg').forEach(stepper);
    copying();
    tongues();
    follow();
    search();
    summary();
    if (location.hash.length > 1) {
      var target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target) { target.scrollIntoView(); }
    }
  }
  if (document.readyState === 'loading') { document.addEventListener('DOMContentLoaded', start); } else { start(); }
})();

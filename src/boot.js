// Runs inline before the first paint, so it must be small and use old JavaScript syntax. It carries out a player's
// clicks on favourites, shows a guest the popup of a button, and loads the application of a page that waits when the
// visitor does something else. Clicks on buttons made before the application is loaded are stored for it.
;(function () {
  var root = document.documentElement
  var controls = 'button, input, select, textarea, label'
  var queue = []
  var isDone = false

  function keep(event) {
    var link = event.target.closest('a[data-same-page]')
    if (link) return translate(link)
    var button = event.target.closest('button')
    if (!button || button.disabled || isShown(button)) return
    // The browser opens a menu; the HTML knows only the site's own scheme.
    if (button.hasAttribute('popovertarget'))
      return document.querySelectorAll('[data-choice]').forEach(function (choice) {
        choice.checked = choice.dataset.choice === root.dataset.scheme
      })
    event.preventDefault()
    if (like(button)) return
    hold(button)
    if (!openPopup(button)) begin()
  }

  /** A link that names only a language leads to this page in it. */
  function translate(link) {
    var own = '/' + root.lang.split('-')[0]
    var path = location.pathname + '/'
    if (path.indexOf(own + '/') === 0) path = path.slice(own.length)
    link.href =
      (link.pathname + path).replace(/\/+/g, '/').replace(/(.)\/$/, '$1') + location.search + location.hash
  }

  function hold(button) {
    if (isDone) return button.click()
    mark(button)
    if (queue.indexOf(button) < 0) queue.push(button)
  }

  function mark(button) {
    button.dataset.pending = ''
  }

  function unmark(button) {
    delete button.dataset.pending
  }

  // By game: whether it is a favourite since a click.
  var likes = {}
  // Those that an earlier page of this tab has made and reported.
  var repeated = {}
  var sent = Promise.resolve()
  var likesKey = 'marquee.likes'

  /** Changes without an answer survive the page: the next one sends them again. */
  function storeLikes(changed, wanted) {
    try {
      var stored = JSON.parse(sessionStorage.getItem(likesKey) || '{}')
      if (wanted === undefined) delete stored[changed]
      else stored[changed] = { wanted: wanted, at: Date.now() }
      sessionStorage.setItem(likesKey, JSON.stringify(stored))
    } catch {
      // Without storage, they are only sent by this page.
    }
  }

  /** Another player may follow, for whom they are not repeated. */
  function forgetLikes() {
    try {
      sessionStorage.removeItem(likesKey)
    } catch {
      // Without storage, there are none.
    }
  }

  /** Repeats the changes of an earlier page that may not have arrived. */
  function repeatLikes() {
    try {
      var stored = JSON.parse(sessionStorage.getItem(likesKey) || '{}')
      if (root.dataset.player === undefined) forgetLikes()
      else
        Object.keys(stored).forEach(function (game) {
          var change = stored[game] || {}
          if (!(Date.now() - change.at < 60000)) return storeLikes(game)
          repeated[game] = true
          sendLike(game, change.wanted)
        })
    } catch {
      // Without storage, there are none.
    }
  }

  function showLikes() {
    Object.keys(likes).forEach(function (game) {
      show(game, likes[game])
    })
  }

  /** The game that a button makes a favourite, or no longer one. */
  function gameOf(button) {
    var tile = button.closest('[data-game]')
    return tile && button.hasAttribute('aria-pressed') ? tile.dataset.game : undefined
  }

  /** Whether a click on the button is a player's change of a favourite. */
  function isLike(button) {
    // The calls of a framed page have more parameters.
    return gameOf(button) !== undefined && root.dataset.player !== undefined && self === top
  }

  /** Sends a player's change of a favourite; whether the button is one that does this. */
  function like(button) {
    if (!isLike(button)) return false
    sendLike(gameOf(button), button.getAttribute('aria-pressed') !== 'true', button)
    return true
  }

  /** `button`: the one that was clicked on this page. */
  function sendLike(game, wanted, button) {
    show(game, wanted)
    likes[game] = wanted
    if (button) {
      delete repeated[game]
      storeLikes(game, wanted)
    }
    // One after the other, so that the last click is also the last to arrive.
    sent = sent
      .then(function () {
        // The browser would send the cookie of another player.
        if (isOutdated) throw Response.error()
        var query = '?v=' + API_VERSION + '&locale=' + root.lang.split('-')[0]
        return fetch('/api/games/' + (wanted ? 'addLike' : 'removeLike') + query, {
          method: 'POST',
          body: new URLSearchParams({ sysname: game }),
          // Arrives also if the player follows a link meanwhile.
          keepalive: true,
        })
      })
      .then(function (answer) {
        if (!answer.ok) throw answer
        if (likes[game] === wanted) storeLikes(game)
      })
      .catch(function (failure) {
        delete likes[game]
        show(game, !wanted)
        // The application tries again, and tells the player if that fails too.
        if (button && !isOutdated) hold(button)
        else if (failure.status < 500) storeLikes(game)
        begin()
      })
  }

  function show(game, isFavourite) {
    document.querySelectorAll('[data-game] > [aria-pressed]').forEach(function (heart) {
      if (heart.parentElement.dataset.game === game) heart.setAttribute('aria-pressed', String(isFavourite))
    })
  }

  // The answer of the server, by name of the popup.
  var popups = {}
  // The popup of a guest until the application replaces it.
  var shown

  /** Name of the popup that a button opens for guests. */
  function popupOf(button) {
    if (root.dataset.player !== undefined || self !== top || /[?&]preview=/.test(location.search)) return
    if (gameOf(button) !== undefined) return 'registration'
    var action = JSON.parse(button.dataset.action || '{}')
    return action.type === 'openPopup' ? action.popup : undefined
  }

  /** The server's popup of a button, if it has one. */
  function fetchPopup(button) {
    var name = popupOf(button)
    if (name === undefined || popups[name]) return popups[name]
    popups[name] = fetch('/nfx/popup-html/' + root.lang.split('-')[0] + '/' + name).then(function (answer) {
      if (answer.status !== 200) throw answer
      return answer.json()
    })
    popups[name].catch(function () {
      delete popups[name]
    })
    return popups[name]
  }

  /** Whether the button has a popup of the server. If it cannot be shown, the application opens it. */
  function openPopup(button) {
    var popup = fetchPopup(button)
    if (popup)
      popup.then(function (made) {
        if (!isDone && !shown && queue.indexOf(button) >= 0) showPopup(popupOf(button), made, button)
      }, begin)
    return popup
  }

  function elementOf(html) {
    var box = document.createElement('div')
    box.innerHTML = html
    return box.firstElementChild
  }

  function showPopup(name, popup, opener) {
    // Read before anything changes: the browser computes styles and layout of the whole page once, not twice.
    var scrollbar = innerWidth - root.clientWidth
    var sheet = new CSSStyleSheet()
    sheet.replaceSync(popup.css)
    document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet)
    var dialog = document.body.appendChild(elementOf(popup.html))
    var clicks = []
    var down
    // The message about code that has not arrived, and the element that had the focus before.
    var failure
    var focused

    function warn() {
      if (failure) return
      focused = document.activeElement
      failure = dialog.firstElementChild.appendChild(elementOf(popup.failure))
      clicks.forEach(unmark)
    }

    function wait() {
      if (!failure) return
      failure.remove()
      failure = undefined
      focused.focus()
      clicks.forEach(mark)
    }

    function leave() {
      shown = undefined
      delete root.dataset.scrollLocked
      dialog.close()
      dialog.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(function (other) {
        return other !== sheet
      })
    }

    ;['pointerdown', 'keydown', 'input', 'click'].forEach(function (type) {
      dialog.addEventListener(type, function (event) {
        if (type === 'pointerdown') down = event.target
        var control = event.target.closest(controls)
        if (control && control.dataset.closes === undefined) begin()
      })
    })
    dialog.addEventListener('click', function (event) {
      var button = event.target.closest('button')
      if (event.target === dialog ? down === dialog : button && button.dataset.closes !== undefined)
        return dialog.close()
      if (!button || button.disabled) return
      event.preventDefault()
      if (button.dataset.retry === undefined) {
        mark(button)
        if (clicks.indexOf(button) < 0) clicks.push(button)
      }
      if (again) retry()
    })
    dialog.addEventListener('close', function () {
      if (!shown) return
      queue.splice(queue.indexOf(opener), 1)
      unmark(opener)
      // The application opens a popup again only while it is wanted.
      if (isDone) again = undefined
      leave()
    })
    shown = {
      name: name,
      forms: popup.forms,
      opener: opener,
      dialog: dialog,
      clicks: clicks,
      warn: warn,
      wait: wait,
      leave: leave,
    }
    enter()
    if (again) warn()
    // Phones have none, and a property of the root element is computed anew for every element.
    if (scrollbar > 0) root.style.setProperty('--scrollbar-width', scrollbar + 'px')
    root.dataset.scrollLocked = ''
    dialog.showModal()
    ;(dialog.querySelector('[data-autofocus]') || dialog).focus({ preventScroll: true })
  }

  addEventListener('click', keep, true)

  // On phones "back" closes the popup. The application goes on with these entries (back-closes.ts).
  function hasEntry() {
    return ((history.state || {}).marqueeDialogs || 0) > 0
  }
  var isAtEntry = hasEntry()
  var entryAddress

  function enter() {
    if (innerWidth >= 768 || isAtEntry) return
    history.pushState(Object.assign({}, history.state, { marqueeDialogs: 1 }), '')
    isAtEntry = true
    entryAddress = location.href
  }

  addEventListener('popstate', function (event) {
    var hasLeft = isAtEntry && !hasEntry() && location.href === entryAddress
    isAtEntry = hasEntry()
    if (!hasLeft || (isDone && !shown)) return
    event.stopImmediatePropagation()
    // A popup that has been closed in another way leaves its entry.
    if (shown) shown.dialog.close()
    else history.back()
  })

  var hasBegun = false
  // Loads again what has not arrived.
  var again

  function fail(load) {
    again = load
    if (shown) shown.warn()
    else queue.splice(0).forEach(unmark)
  }

  function retry() {
    var load = again
    again = undefined
    if (shown) shown.wait()
    load()
  }

  function begin() {
    // A popup says what has happened, and has a button.
    if (again && !shown) return retry()
    if (hasBegun) return
    start()
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadCode)
    else loadCode()
  }

  /** Styles can wait for `data-started`, as those of pictures do that are out of view. */
  function start() {
    hasBegun = true
    root.dataset.started = ''
  }

  /** The template contains the code's own elements, which start to load when they are in the document. */
  function loadCode() {
    var code = document.getElementById('app-code')
    if (code) document.body.appendChild(document.importNode(code.content, true))
  }

  // Milliseconds between the attempts to load the entry; other code is loaded by it.
  var pauses = [500, 2000]

  addEventListener(
    'error',
    function (event) {
      var script = event.target
      if (script.localName !== 'script' || !/\/assets\/entry-client[^/]+$/.test(script.src)) return
      function load() {
        var copy = document.createElement('script')
        copy.type = 'module'
        copy.src = script.src
        script.replaceWith(copy)
      }
      if (pauses.length > 0) setTimeout(load, pauses.shift())
      else fail(load)
    },
    true,
  )

  addEventListener('pointerdown', prepare, true)

  /** A click follows: what it needs should be there, or under way. */
  function prepare(event) {
    var control = event.target.closest(controls)
    if (!control || isShown(control) || isScheme(control)) return
    var button = control.localName === 'button' && control
    if (!button || !(button.hasAttribute('popovertarget') || isLike(button) || fetchPopup(button))) begin()
  }

  /** Fields that get the focus, keyboards and mice: what these reach reacts to them. */
  addEventListener('focusin', function (event) {
    if (/^(input|select|textarea)$/.test(event.target.localName) && !isShown(event.target)) begin()
  })
  addEventListener('keydown', function (event) {
    if (!isShown(event.target)) begin()
  })
  addEventListener('pointermove', function (event) {
    // The page may move under a mouse at rest.
    if (event.pointerType === 'mouse' && (event.movementX || event.movementY)) begin()
  })

  /** Rows have more items with the code, and some lists grow when the page is scrolled. */
  addEventListener(
    'scroll',
    function (event) {
      var scrolled = event.target
      // Rows also report a scroll when a font is loaded.
      if (scrolled === document ? document.querySelector('[data-more]') : scrolled.scrollLeft) begin()
    },
    { capture: true, passive: true },
  )

  function isShown(element) {
    return shown && shown.dialog.contains(element)
  }

  /** Whether an element chooses the colour scheme. */
  function isScheme(element) {
    return (element.control || element).dataset.choice !== undefined
  }

  addEventListener('change', function (event) {
    var scheme = event.target.dataset.choice
    if (isDone || scheme === undefined) return
    root.dataset.scheme = scheme
    try {
      localStorage.setItem('marquee.scheme', scheme)
    } catch {
      // Without storage, the choice applies to this page.
    }
  })

  if (self === top) {
    repeatLikes()
    addEventListener('DOMContentLoaded', showLikes)
  }

  // An address that asks for something is used already; the tags of an advertisement ask for nothing. A page in a
  // frame asks the surrounding one to go on.
  if (self !== top || location.hash || /[?&](?!utm_|gclid|fbclid|yclid)/.test(location.search)) begin()
  else
    addEventListener('load', function () {
      setTimeout(begin, root.dataset.player === undefined ? 10000 : 4000)
      // The connection may be lost before the code that watches the worker is loaded. Starting a worker takes
      // processor time that the largest picture needs first. Failures are logged by that code.
      var workers = HAS_WORKER && navigator.serviceWorker
      if (workers)
        setTimeout(function () {
          workers.register('/sw.js').catch(function () {})
        }, 3000)
    })

  // A login or logout in another tab makes this page outdated before its code can hear of it.
  var isOutdated = false
  var sessions = window.BroadcastChannel && new BroadcastChannel('marquee.session')
  if (sessions)
    sessions.onmessage = function () {
      isOutdated = true
      forgetLikes()
      begin()
    }

  window.__marqueeBoot = {
    likes: likes,
    repeated: repeated,
    endSessionWatch: function () {
      if (sessions) sessions.close()
      return isOutdated
    },
    sent: function () {
      return sent
    },
    fail: fail,
    popup: function () {
      return shown
    },
    done: function () {
      isDone = true
      start()
      removeEventListener('click', keep, true)
      removeEventListener('pointerdown', prepare, true)
      queue.forEach(unmark)
      return queue.splice(0)
    },
  }
})()

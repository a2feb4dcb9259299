// Runs inline before the first paint, so it must be small and use old JavaScript syntax. It sets the colour
// scheme that the player chose, stores clicks on buttons made before the application is loaded, carries out a
// player's clicks on favourites, shows a guest the popup of a button, and loads the application of a page that
// waits until the visitor uses it.
;(function () {
  try {
    var scheme = localStorage.getItem('marquee.scheme')
    if (scheme === 'dark' || scheme === 'light') document.documentElement.dataset.scheme = scheme
  } catch {
    // Without storage, the site's own scheme applies.
  }

  var queue = []
  var isDone = false

  function keep(event) {
    var button = event.target.closest('button')
    if (shown && shown.dialog.contains(event.target)) return
    // The browser's default action needs no application.
    if (!button || button.disabled || button.hasAttribute('popovertarget')) return
    event.preventDefault()
    if (like(button)) return
    hold(button)
    openPopup(button)
  }

  function hold(button) {
    if (isDone) return button.click()
    button.dataset.pending = ''
    if (queue.indexOf(button) < 0) queue.push(button)
  }

  var root = document.documentElement
  // By game: whether it is a favourite since a click.
  var likes = {}
  var sent = Promise.resolve()

  /** Sends a player's change of a favourite; whether the button is one that does this. */
  function like(button) {
    var tile = button.closest('[data-game]')
    // The calls of a framed page have more parameters.
    if (!tile || !button.hasAttribute('aria-pressed') || root.dataset.player === undefined || self !== top)
      return false
    var game = tile.dataset.game
    var wanted = button.getAttribute('aria-pressed') !== 'true'
    show(game, wanted)
    likes[game] = wanted
    // One after the other, so that the last click is also the last to arrive.
    sent = sent
      .then(function () {
        var query = '?v=' + API_VERSION + '&locale=' + root.lang.split('-')[0]
        return fetch('/api/games/' + (wanted ? 'addLike' : 'removeLike') + query, {
          method: 'POST',
          body: new URLSearchParams({ sysname: game }),
        })
      })
      .then(function (answer) {
        if (!answer.ok) throw answer
      })
      .catch(function () {
        // The application tries again, and tells the player if that fails too.
        delete likes[game]
        show(game, !wanted)
        hold(button)
      })
    return true
  }

  function show(game, isFavourite) {
    document.querySelectorAll('[data-game] > [aria-pressed]').forEach(function (heart) {
      if (heart.parentElement.dataset.game === game) heart.setAttribute('aria-pressed', String(isFavourite))
    })
  }

  // The answer of the server, by name of the popup.
  var popups = {}
  var latest
  // The popup of a guest until the application replaces it.
  var shown

  /** Name of the popup that a button opens for guests. */
  function popupOf(button) {
    if (root.dataset.player !== undefined || self !== top || /[?&]preview=/.test(location.search)) return
    if (button.closest('[data-game]') && button.hasAttribute('aria-pressed')) return 'registration'
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
    latest = popups[name]
    latest.catch(function () {
      delete popups[name]
    })
    return latest
  }

  /** If this fails, the application opens the popup. */
  function openPopup(button) {
    var popup = fetchPopup(button)
    if (popup)
      popup.then(
        function (made) {
          if (!isDone && !shown && queue.indexOf(button) >= 0) showPopup(popupOf(button), made, button)
        },
        function () {},
      )
  }

  addEventListener('pointerdown', prepare, true)

  /** The click follows: the popup should arrive before it, and before the code. */
  function prepare(event) {
    var button = event.target.closest('button')
    if (button) fetchPopup(button)
  }

  function showPopup(name, popup, opener) {
    var sheet = new CSSStyleSheet()
    sheet.replaceSync(popup.css)
    document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet)
    var box = document.createElement('div')
    box.innerHTML = popup.html
    var dialog = document.body.appendChild(box.firstElementChild)
    var clicks = []
    var down

    function leave() {
      shown = undefined
      delete root.dataset.scrollLocked
      dialog.close()
      dialog.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(function (other) {
        return other !== sheet
      })
    }

    dialog.addEventListener('pointerdown', function (event) {
      down = event.target
    })
    dialog.addEventListener('click', function (event) {
      var button = event.target.closest('button')
      if (event.target === dialog ? down === dialog : button && button.dataset.closes !== undefined)
        return dialog.close()
      if (!button || button.disabled) return
      event.preventDefault()
      button.dataset.pending = ''
      if (clicks.indexOf(button) < 0) clicks.push(button)
    })
    dialog.addEventListener('close', function () {
      if (!shown) return
      queue = queue.filter(function (button) {
        return button !== opener
      })
      delete opener.dataset.pending
      leave()
    })
    root.style.setProperty('--scrollbar-width', innerWidth - root.clientWidth + 'px')
    root.dataset.scrollLocked = ''
    dialog.showModal()
    ;(dialog.querySelector('[data-autofocus]') || dialog).focus({ preventScroll: true })
    shown = { name: name, forms: popup.forms, opener: opener, dialog: dialog, clicks: clicks, leave: leave }
  }

  addEventListener('click', keep, true)

  var signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click']
  var hasBegun = false

  /** Lists scroll by themselves when a font is loaded, and the page may move under a pointer at rest. */
  function isUse(event) {
    if (event.type === 'scroll') return event.target === document
    return event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0
  }

  function begin(event) {
    if (hasBegun || (event && !isUse(event))) return
    hasBegun = true
    signs.forEach(function (type) {
      removeEventListener(type, begin, true)
    })
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadLast)
    else loadLast()
  }

  /** The code competes with nothing that a click asks for. */
  function loadLast() {
    if (latest) latest.then(loadCode, loadCode)
    else loadCode()
  }

  /** The template contains the code's own elements, which start to load when they are in the document. */
  function loadCode() {
    var code = document.getElementById('app-code')
    if (code) document.body.appendChild(document.importNode(code.content, true))
  }

  signs.forEach(function (type) {
    addEventListener(type, begin, { capture: true, passive: true })
  })
  // An address that asks for something is used already; the tags of an advertisement ask for nothing.
  if (location.hash || /[?&](?!utm_|gclid|fbclid|yclid)/.test(location.search)) begin()
  else
    addEventListener('load', function () {
      setTimeout(begin, 4000)
    })

  // A login or logout in another tab makes this page outdated before its code can hear of it.
  var isOutdated = false
  var sessions
  if (window.BroadcastChannel) {
    sessions = new BroadcastChannel('marquee.session')
    sessions.onmessage = function () {
      isOutdated = true
      begin()
    }
  }

  window.__marqueeBoot = {
    likes: likes,
    endSessionWatch: function () {
      if (sessions) sessions.close()
      return isOutdated
    },
    sent: function () {
      return sent
    },
    popup: function () {
      return shown
    },
    done: function () {
      isDone = true
      removeEventListener('click', keep, true)
      removeEventListener('pointerdown', prepare, true)
      queue.forEach(function (button) {
        delete button.dataset.pending
      })
      return queue.splice(0)
    },
  }
})()

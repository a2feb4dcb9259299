// Runs inline before the first paint, so it stays small and speaks old JavaScript. It sets the colour scheme
// that the player chose and keeps the presses on buttons that come before the application is there.
;(function () {
  try {
    var scheme = localStorage.getItem('marquee.scheme')
    if (scheme === 'dark' || scheme === 'light') document.documentElement.dataset.scheme = scheme
  } catch {
    // A browser without storage shows the site's own scheme.
  }

  var queue = []

  function keep(event) {
    var button = event.target.closest('button')
    // What the browser does by itself needs no application.
    if (!button || button.disabled || button.hasAttribute('popovertarget')) return
    event.preventDefault()
    button.dataset.pending = ''
    if (queue.indexOf(button) < 0) queue.push(button)
  }

  addEventListener('click', keep, true)

  window.__marqueeBoot = {
    done: function () {
      removeEventListener('click', keep, true)
      queue.forEach(function (button) {
        delete button.dataset.pending
      })
      return queue.splice(0)
    },
  }
})()

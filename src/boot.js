// Runs inline before the first paint, so it must be small and use old JavaScript syntax. It sets the colour
// scheme
// that the player chose and stores clicks on buttons made before the application is loaded.
;(function () {
  try {
    var scheme = localStorage.getItem('marquee.scheme')
    if (scheme === 'dark' || scheme === 'light') document.documentElement.dataset.scheme = scheme
  } catch {
    // Without storage, the site's own scheme applies.
  }

  var queue = []

  function keep(event) {
    var button = event.target.closest('button')
    // The browser's default action needs no application.
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

// Runs inline in the page that the service worker shows without a connection. It applies the visitor's colour scheme,
// and opens the requested page when the server answers again.
;(function () {
  try {
    var scheme = localStorage.getItem('marquee.scheme')
    if (scheme === 'dark' || scheme === 'light') document.documentElement.dataset.scheme = scheme
  } catch {
    // Without storage, the site's own scheme applies.
  }
  var isChecking = false

  /** Only the visitor's own attempts are announced. */
  function check(isAsked) {
    var status = document.querySelector('[role=status]')
    if (isAsked) status.textContent = status.dataset.checking
    if (isChecking) return
    isChecking = true
    // The cheapest answer of the server.
    fetch('/health', { cache: 'no-store' })
      .then(function (answer) {
        if (!answer.ok) throw answer
        location.reload()
      })
      .catch(function () {
        isChecking = false
        if (status.textContent) status.textContent = status.dataset.failed
      })
  }

  addEventListener('online', function () {
    check(false)
  })
  // The event tells about the network, not about the server.
  // Ever more rarely, and each page at its own time: all of them wait for the same server.
  var pause = 10000
  function wait() {
    setTimeout(
      function () {
        if (!document.hidden) {
          pause = Math.min(pause * 1.5, 60000)
          check(false)
        }
        wait()
      },
      pause * (0.75 + Math.random() / 2),
    )
  }
  wait()
  addEventListener('click', function (event) {
    if (!event.target.closest('.retry')) return
    event.preventDefault()
    check(true)
  })
})()

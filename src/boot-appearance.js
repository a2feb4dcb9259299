// Runs inline before the first paint, so it must be small and use old JavaScript syntax. It sets the colour scheme
// that the player chose, hides the balance, marks guests with an invitation, lets the first screen come first, and
// adds the fonts.
;(function () {
  var root = document.documentElement
  try {
    var scheme = localStorage.getItem('marquee.scheme')
    if (scheme === 'dark' || scheme === 'light') root.dataset.scheme = scheme
    if (localStorage.getItem('marquee.hide_balance')) root.dataset.hidesBalance = ''
  } catch {
    // Without storage, the site's own scheme applies.
  }

  // Pages are the same for all guests: the notice about an invitation is hidden in them.
  if (/(^|; )marquee_invited=1/.test(document.cookie)) root.dataset.invited = ''

  startWithFirstScreen()
  addFonts()

  /**
   * The other blocks wait until the picture of the first screen is painted: their layout would delay it. Then one
   * more is laid out with each frame, so that none takes long.
   */
  function startWithFirstScreen() {
    // The address may lead to one of them.
    if (location.hash) return
    var isPhone = innerWidth < 768
    var count = isPhone ? 2 : 4
    root.dataset.blocks = count

    function end() {
      delete root.dataset.blocks
      removeEventListener('scroll', end)
    }
    function addNext() {
      requestAnimationFrame(function () {
        setTimeout(function () {
          if (root.dataset.blocks === undefined) return
          // Further ones are too far away for the browser to lay them out.
          if (++count > 6) return end()
          root.dataset.blocks = count
          addNext()
        })
      })
    }
    /** Whether one that waits is on the screen, because those before it are small. */
    function isOnScreen() {
      var next = document.querySelector('main > :nth-child(' + (count + 1) + '), main ~ [data-block]')
      // The tab bar covers the bottom of phones.
      return next && next.getBoundingClientRect().top < innerHeight - (isPhone ? 56 : 0)
    }
    addEventListener('scroll', end)
    // Modules run after this and before DOMContentLoaded: on pages that need them at once they may take seconds.
    document.addEventListener('readystatechange', whenRead, { once: true })
    function whenRead() {
      requestAnimationFrame(function () {
        var picture = document.querySelector('img[fetchpriority=high]')
        // This lays out what the frame shows anyway.
        if (isOnScreen()) end()
        else if (!picture || picture.complete) addNext()
        else
          ['load', 'error'].forEach(function (type) {
            picture.addEventListener(type, addNext)
          })
      })
      // The picture is late, or never comes.
      setTimeout(end, 1000)
    }
  }

  /** Adds the fonts when their files are there, all at once: a phone lays out the page again for each. */
  function addFonts() {
    var style = document.getElementById('fonts')
    if (!style) return
    function show() {
      style.media = 'all'
    }
    try {
      // The browser has these files from an earlier page, so that they come at once.
      if (localStorage.getItem('marquee.fonts') === root.dataset.fonts) return show()
    } catch {
      // They come after the first screen.
    }
    var isLoading = false
    function load() {
      if (isLoading) return
      isLoading = true
      var files = root.dataset.fonts.split(' ')
      var missing = files.length
      var failed = false
      files.forEach(function (file) {
        var link = document.createElement('link')
        Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href: file })
        link.onload = link.onerror = function ({ type }) {
          failed = failed || type === 'error'
          if (--missing > 0) return
          show()
          if (!failed) remember()
        }
        document.head.append(link)
      })
    }
    addEventListener('load', load, { once: true })
    // A picture or a frame that never comes must not keep the fonts away.
    addEventListener('DOMContentLoaded', function () {
      setTimeout(load, 5000)
    })

    function remember() {
      try {
        localStorage.setItem('marquee.fonts', root.dataset.fonts)
      } catch {
        // Without storage, they come after the next document, too.
      }
    }
  }
})()

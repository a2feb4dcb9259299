/**
 * Runs in the page before anything else. Unless the visit only looks, clicks the first favorite button as soon as it
 * is painted, and records when the button acknowledges the click and when a dialog or the pressed state follows.
 */
{
  const measures = { lcp: 0, cls: 0, blocking: 0, acknowledged: 0, carriedOut: 0 }
  window.benchMeasures = measures
  new PerformanceObserver((list) => {
    // The dialog that the click opens is not part of the measured page.
    for (const entry of list.getEntries())
      if (!('element' in entry && entry.element instanceof Element && entry.element.closest('dialog')))
        measures.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (
        'value' in entry &&
        typeof entry.value === 'number' &&
        'hadRecentInput' in entry &&
        entry.hadRecentInput !== true
      )
        measures.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measures.blocking += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })

  const done = (button) =>
    document.querySelector('dialog[open]') !== null || button.getAttribute('aria-pressed') === 'true'
  const watch = (button) => {
    if (measures.acknowledged === 0 && (button.hasAttribute('data-pending') || done(button)))
      measures.acknowledged = performance.now()
    if (done(button)) measures.carriedOut = performance.now()
    else {
      // A user who sees no reaction clicks again.
      if (measures.acknowledged === 0) button.click()
      requestAnimationFrame(() => watch(button))
    }
  }
  const look = () => {
    // Only visible ones: filters that are elsewhere on phones have pressed buttons, too.
    const button = [...document.querySelectorAll('button[aria-pressed]')].find((one) => one.checkVisibility())
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (button === undefined || !painted) requestAnimationFrame(look)
    else {
      button.click()
      watch(button)
    }
  }
  if (window.benchOnlyLooks !== true) requestAnimationFrame(look)
}

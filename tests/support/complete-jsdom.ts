/** What every browser has and jsdom lacks. It has no pointer to capture, so the call need do nothing. */
if (typeof Element !== 'undefined' && !('setPointerCapture' in Element.prototype))
  Object.assign(Element.prototype, { setPointerCapture: () => undefined })

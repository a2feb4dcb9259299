// Simulates the script of a fraud-detection service: collects device properties that need no permission, and
// reports them under the session the site has set.
;(() => {
  const { src } = document.currentScript

  function features() {
    const { colorDepth } = window.screen
    const { hardwareConcurrency, language, maxTouchPoints, userAgent } = navigator
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    return [userAgent, language, zone, hardwareConcurrency, maxTouchPoints, colorDepth].join('|')
  }

  // FNV-1a, because crypto.subtle is not available over plain http.
  function hash(text) {
    let value = 0x811c9dc5
    for (let index = 0; index < text.length; index += 1)
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
    return (value >>> 0).toString(16).padStart(8, '0')
  }

  async function report(session) {
    const answer = await fetch(new URL('report', src), {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams({ session, device: hash(features()) }),
    })
    if (!answer.ok) throw new Error(`the report was answered with ${answer.status}`)
  }

  window.seon = {
    config({ session_id: session, onSuccess, onError }) {
      report(session).then(
        () => onSuccess('stored'),
        (error) => onError(String(error)),
      )
    },
  }
})()

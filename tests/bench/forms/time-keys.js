// From each keydown to the end of the frame that follows it.
window.keyTimes = []
addEventListener(
  'keydown',
  ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp)
      port2.postMessage(0)
    })
  },
  true,
)

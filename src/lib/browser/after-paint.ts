/** Runs after the next frame, so that the answer to what a visitor has pressed is painted first. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}

/** Resolves when the element's running animations have ended; at once if there are none. */
export async function animationsEnd(element: Element): Promise<void> {
  if (!('getAnimations' in element)) return
  await Promise.allSettled(element.getAnimations().map((animation) => animation.finished))
}

/** Settles when the running animations of an element are over; at once where there are none. */
export async function animationsEnd(element: Element): Promise<void> {
  if (!('getAnimations' in element)) return
  await Promise.allSettled(element.getAnimations().map((animation) => animation.finished))
}

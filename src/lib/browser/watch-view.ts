/** Part of the element, or of the screen, that has to be in view. */
const seenPart = 0.5

/** Calls back whenever half of an observed element comes into view, or it fills half of the screen. */
export function watchView(seen: (element: Element) => void): IntersectionObserver {
  return new IntersectionObserver(
    (entries) =>
      entries.forEach(({ target, isIntersecting, intersectionRatio, intersectionRect, rootBounds }) => {
        const fills = intersectionRect.height >= (rootBounds?.height ?? Infinity) * seenPart
        if (isIntersecting && (intersectionRatio >= seenPart || fills)) seen(target)
      }),
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, seenPart] },
  )
}

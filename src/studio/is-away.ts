/** Milliseconds after which a request no longer follows from what the user did. */
const attentionMs = 60_000

let lastAction = Date.now()

/** Notices what the user does in this window. */
export function watchActions(): void {
  for (const event of ['keydown', 'pointerdown', 'wheel'])
    addEventListener(event, () => (lastAction = Date.now()), { capture: true, passive: true })
}

/** Whether the user has done nothing for a minute, so that requests are those that the Studio repeats by itself. */
export const isAway = () => Date.now() - lastAction > attentionMs

let sheet: CSSStyleSheet | undefined
/** By id of the block of the test. */
const revealed = new Map<string, string>()

/** In a preview, shows the variant of an A/B test that an element is in. */
export function revealVariant(element: Element | null): void {
  const variant = element?.closest<HTMLElement>('[data-variant]')
  const test = variant?.closest<HTMLElement>('[data-experiment]')?.dataset['experiment']
  const name = variant?.dataset['variant']
  if (test === undefined || name === undefined || revealed.get(test) === name) return
  revealed.set(test, name)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const rules = [...revealed].map(([id, shown]) => {
    const variants = `[data-experiment="${CSS.escape(id)}"]>[data-variant]`
    return `${variants}{display:none}${variants}[data-variant=${shown}]{display:block}`
  })
  sheet.replaceSync(rules.join(''))
}

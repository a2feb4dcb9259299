/** The rules to check: WCAG 2.2 AA, as axe tags. */
export const axeTags: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

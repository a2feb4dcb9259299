/** What a page is checked for: WCAG 2.2 AA, in axe's words. */
export const axeTags: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

import type { Page } from '@playwright/test'
import axe from 'axe-core'

const options = JSON.stringify({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  iframes: false,
})

/** WCAG 2.2 AA violations on a page or in a part of it, except in iframes: rule and position. */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  const context = JSON.stringify({ include: [part], exclude: ['iframe'] })
  await page.evaluate(axe.source)
  return page.evaluate<string[]>(`axe.run(${context}, ${options}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(' | ')))`)
}

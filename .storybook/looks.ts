import axe from 'axe-core'
import { themeStyles } from './site.ts'

export const schemes = ['dark', 'light'] as const
export type Scheme = (typeof schemes)[number]
export const themeKeys = Object.keys(themeStyles)

const theme = document.createElement('style')
document.head.append(theme)

/** Applies a theme and colour scheme without transitions: axe would measure colours halfway through a fade. */
export function wear(key: string, scheme: Scheme) {
  const css = themeStyles[key]
  if (css === undefined) throw new Error(`There is no theme "${key}"`)
  if (theme.textContent !== css) theme.textContent = css
  document.documentElement.dataset['scheme'] = scheme
}

const still = new CSSStyleSheet()
still.replaceSync('*, *::before, *::after { transition: none !important; }')

/**
 * Checks the story in all other themes and schemes, and fails if text cannot be read; the accessibility addon
 * checks the current one with all its rules. axe cannot judge text over pictures; publishing computes its
 * contrast for each theme.
 */
export async function checkOtherLooks(story: HTMLElement, worn: { theme: string; scheme: Scheme }) {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  const faults: string[] = []
  for (const key of themeKeys) {
    for (const scheme of schemes) {
      if (key === worn.theme && scheme === worn.scheme) continue
      wear(key, scheme)
      const { violations } = await axe.run(story, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations'],
        preload: false,
      })
      const nodes = violations.flatMap((violation) => violation.nodes)
      faults.push(
        ...nodes.map((node) => `${key}, ${scheme}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      )
    }
  }
  wear(worn.theme, worn.scheme)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  if (faults.length > 0) throw new Error(`Text that cannot be read:\n${faults.join('\n')}`)
}

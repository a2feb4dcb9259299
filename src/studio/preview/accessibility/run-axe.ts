import axeAddress from 'axe-core/axe.min.js?url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { StudioLanguage } from '../../language.ts'
import { axeHelp } from './axe-help.ts'
import { axeTags } from './axe-tags.ts'

/** One element that violates a rule. */
export interface AxeIssue {
  rule: string
  /** The rule, in the language of the Studio. */
  help: string
  /** CSS selector of the element. */
  selector: string
  /** Id of the surrounding block in the rendered page; null: none. */
  block: string | null
}

interface Axe {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>
}

const isAxe = (value: unknown): value is Axe => typeof value === 'object' && value !== null && 'run' in value

/** Loads axe into a page of this origin, unless it is loaded already. */
async function axeOf(page: Window): Promise<Axe> {
  const known: unknown = Reflect.get(page, 'axe')
  if (isAxe(known)) return known
  await new Promise<void>((resolve, reject) => {
    const script = page.document.createElement('script')
    script.src = axeAddress
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('axe could not be loaded'))
    page.document.head.append(script)
  })
  const loaded: unknown = Reflect.get(page, 'axe')
  if (isAxe(loaded)) return loaded
  throw new Error('axe could not be started')
}

/** WCAG 2.2 AA violations of the page, by block. Iframes are skipped: they belong to third parties. */
export async function runAxe(page: Window, language: StudioLanguage): Promise<AxeIssue[]> {
  const axe = await axeOf(page)
  const { violations } = await axe.run(page.document, {
    runOnly: { type: 'tag', values: [...axeTags] },
    resultTypes: ['violations'],
    iframes: false,
  })
  const own = await axeHelp(language)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => {
      const selector = target.map(String).join(' ')
      return { rule: id, help: own[id] ?? help, selector, block: blockAt(page.document, selector) }
    }),
  )
}

function blockAt(document: Document, selector: string): string | null {
  try {
    return document.querySelector(selector)?.closest('[data-block]')?.getAttribute('data-block') ?? null
  } catch {
    // An element in a shadow tree has no selector of its own.
    return null
  }
}

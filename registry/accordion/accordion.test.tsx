import { describe, expect, it } from 'vitest'
import { markup, texts } from '../../tests/support/markup.tsx'
import { Accordion } from './accordion.tsx'

const items = [
  { question: 'Savol?', answer: '<p>Javob <a href="/rules">qoidalar</a></p>' },
  { question: 'Yana?', answer: '<p>Ha</p>' },
]
const shown = (isExclusive?: boolean) =>
  markup(
    <Accordion
      id="faq"
      props={{ items, ...(isExclusive !== undefined && { isExclusive }) }}
      data={{}}
      slots={{}}
      params={{}}
    />,
  )

describe('Accordion', () => {
  it('renders all answers in the page, closed, each below its question', () => {
    const document = shown()
    expect(texts(document, 'summary')).toEqual(['Savol?', 'Yana?'])
    expect(texts(document, 'details:not([open])')).toEqual(['Savol?Javob qoidalar', 'Yana?Ha'])
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/rules')
  })

  it('allows several open answers, or only one if the document says so', () => {
    expect(shown().querySelector('details')?.getAttribute('name')).toBeNull()
    const names = [...shown(true).querySelectorAll('details')].map((item) => item.getAttribute('name'))
    expect(names).toEqual(['faq', 'faq'])
  })
})

import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup } from '../../tests/support/markup.tsx'
import { Section } from './section.tsx'

it('is a region named by its heading, around its blocks', () => {
  const section = markup(
    <Section
      id="faq"
      props={{ title: 'Savollar' }}
      data={{}}
      slots={{ content: <p>Javob</p> }}
      params={{}}
    />,
  ).querySelector('section')
  const heading = section?.querySelector('h2')
  expect(heading?.textContent).toBe('Savollar')
  expect(section?.getAttribute('aria-labelledby')).toBe(heading?.id)
  expect(section?.textContent).toBe('SavollarJavob')
})

it('can be a jump target, and sets its variant', () => {
  const props = { title: 'Limitlar', anchor: 'limits', background: 'band', width: 'text' } as const
  const section = markup(<Section {...bare} props={props} />).querySelector('section')
  expect(section?.id).toBe('limits')
  expect([section?.dataset['background'], section?.dataset['width']]).toEqual(['band', 'text'])
})

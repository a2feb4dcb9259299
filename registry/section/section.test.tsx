// @vitest-environment jsdom
import { expect, it } from 'vitest'
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

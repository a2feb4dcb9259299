import { expect, it } from 'vitest'
import { markup, texts } from '../../tests/support/markup.tsx'
import { SeoText } from './seo-text.tsx'

it('contains all of its text, and a control that announces whether it is shown', () => {
  const document = markup(
    <SeoText
      id="seo"
      props={{ text: '<h2>Kazino</h2><p>Birinchi</p><p>Oxirgi</p>', lines: 3 }}
      data={{}}
      slots={{}}
      params={{}}
    />,
  )
  expect(texts(document, 'h2, p')).toEqual(['Kazino', 'Birinchi', 'Oxirgi'])
  expect(texts(document, 'details:not([open]) > summary > span')).toEqual(['Davomini oʻqish', 'Yigʻish'])
  expect(document.querySelector('[style]')?.getAttribute('style')).toBe('--lines:3')
})

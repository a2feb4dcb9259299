import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup } from '../../tests/support/markup.tsx'
import { AuthPanel } from './auth-panel.tsx'

it('shows the offer with its terms and the 18+ mark beside the form', () => {
  const document = markup(
    <AuthPanel
      id="panel"
      props={{ headline: 'Bonusdan boshlang', terms: 'Veyjer ×35', notice: 'Limit qoʻying', emblem: 'crown' }}
      data={{}}
      slots={{ content: <form /> }}
      params={{}}
    />,
  )
  const aside = document.querySelector('aside')
  expect(aside?.textContent).toBe('Bonusdan boshlangVeyjer ×3518+Limit qoʻying')
  expect(aside?.querySelector('img')?.getAttribute('src')).toBe('/art/emblems/crown.svg')
  expect(document.querySelector('aside ~ * form')).not.toBeNull()
})

it('shows the picture of its document in place of the illustrations, as decoration', () => {
  const picture = `/media/${'a'.repeat(32)}-900x1200.jpg`
  const document = markup(
    <AuthPanel
      {...bare}
      props={{ headline: 'Bonusdan boshlang', terms: '', notice: '', emblem: 'crown', picture }}
    />,
  )
  const images = [...document.querySelectorAll('aside img')]
  expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('alt')])).toEqual([
    [picture, ''],
  ])
})

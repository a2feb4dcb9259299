import { describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { iconIn } from '../../tests/support/icon.ts'
import { CardList } from './card-list.tsx'

type Props = Parameters<typeof CardList>[0]['props']

const shown = (props: Props) => markup(<CardList {...bare} props={props} />)
const cards: Props['cards'] = [
  { icon: 'chat', title: 'Yordam', text: 'Kechayu <strong>kunduz</strong>' },
  {
    picture: '/art/emblems/gift.svg',
    title: 'Sovgʻa',
    button: { label: 'Shartlar', action: { type: 'navigate', to: '/bonus-terms' } },
  },
]

describe('CardList', () => {
  it('is a list of headings, each with its text, picture and button', () => {
    const document = shown({ cards, columns: 2 })
    expect(texts(document, 'ul > li > h3')).toEqual(['Yordam', 'Sovgʻa'])
    expect(document.querySelector('p strong')?.textContent).toBe('kunduz')
    expect(iconIn(document.querySelector('svg'))).toBe('chat')
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/art/emblems/gift.svg')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/bonus-terms')
  })

  it('numbers the cards if they are steps', () => {
    const document = shown({ cards, isNumbered: true })
    expect(texts(document, 'ol > li > [aria-hidden]')).toEqual(['1', '2'])
    expect(document.querySelector('img, svg')).toBeNull()
  })

  it('omits an unknown icon, and renders nothing without cards', () => {
    expect(shown({ cards: [{ icon: 'unicorn', title: 'A' }] }).querySelector('svg')).toBeNull()
    expect(shown({ cards: [] }).body.childElementCount).toBe(0)
  })
})

import type { StoryObj } from '@storybook/react-vite'
import { composeCovers } from './cover-art.ts'
import { Cover } from './cover.tsx'
import { emblemNames } from '../emblem.tsx'

export default { title: 'UI/Cover' }
type Story = StoryObj

const games = [
  ['Olmos Saltanati', 'slot', 'gem'],
  ['Aviora', 'fast', 'plane'],
  ['Anor Deluxe', 'slot', 'anor'],
  ['Wolf Moon', 'slot', 'wolf'],
  ['Book of Bactria', 'slot', 'book'],
  ['Sweet Bozor', 'slot', 'candy'],
  ['Lucky Sevens', 'slot', 'seven'],
  ['Ruletka Salon', 'live', 'roulette'],
  ['Blackjack 21', 'live', 'cards'],
  ['Plinko Drop', 'fast', 'plinko'],
  ['Mines Royal', 'fast', 'bomb'],
  ['Raketa X', 'fast', 'rocket'],
  ['Piramida', 'slot', 'pyramid'],
  ['Texas Holdem', 'casino', 'chip'],
] as const

const grid = {
  '--cover-width': '138px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 138px)',
  gap: 'var(--space-16)',
} as const

const alone = { '--cover-width': '180px', width: 180 } as const

export const Games: Story = {
  render: () => (
    <div style={grid}>
      {games.map(([name, type, emblem]) => (
        <Cover key={name} name={name} type={type} emblem={emblem} eager />
      ))}
    </div>
  ),
}
export const EveryEmblem: Story = {
  render: () => (
    <div style={grid}>
      {emblemNames.map((emblem) => (
        <Cover key={emblem} name={`Game of ${emblem}`} type="slot" emblem={emblem} eager />
      ))}
    </div>
  ),
}
export const NamesOfAllLengths: Story = {
  render: () => (
    <div style={grid}>
      {[
        'X',
        'Великолепный Самарканд',
        'The Extraordinary Adventures of Hoja Nasriddin',
        'Oʻzbekiston gʻalabasi',
      ].map((name) => (
        <Cover key={name} name={name} type="slot" eager />
      ))}
    </div>
  ),
}
export const Pinned: Story = {
  render: () => (
    <div style={alone}>
      <Cover name="Lotus Garden" type="slot" emblem="lotus" palette="plum" eager />
    </div>
  ),
}
export const OwnPicture: Story = {
  render: () => (
    <div style={alone}>
      <Cover name="Welcome" type="slot" image="/art/scenes/welcome.svg" eager />
    </div>
  ),
}
export const NeighboursDiffer: Story = {
  render: () => (
    <div style={grid}>
      {composeCovers(
        Array.from({ length: 8 }, () => ({ name: 'Lucky Sevens', type: 'slot', emblem: 'seven' })),
      ).map((art, index) => (
        <Cover key={index} art={art} eager />
      ))}
    </div>
  ),
}

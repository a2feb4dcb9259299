import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { LobbyView } from '../../src/modules/games/index.ts'
import type { gameHall } from './game-hall.schema.ts'

export function GameHall({ id, props, data }: BlockProps<typeof gameHall, ReactNode>) {
  const { title, category, categories, features } = props
  return (
    <LobbyView
      settings={{ id, title, category, categories, features }}
      answers={{ games: data.games, categories: data.categories, providers: data.providers }}
    />
  )
}

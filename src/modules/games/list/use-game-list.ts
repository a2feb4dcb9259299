import { useMemo } from 'react'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { Game } from '../../../../schemas/api/entities/games.ts'
import type { SiteConfig } from '../../../../schemas/compiled.ts'
import { useConfig } from '../../../renderer/render-context.tsx'
import { useList, type List, type ListSource } from '../../../renderer/use-list.ts'
import type { CoverArt } from '../../../ui/art/covers/cover-art.ts'
import { coversOf } from '../covers.ts'

type GamesPage = CallAnswer<'games.get'>
export type GameListSource = Omit<ListSource<Game, GamesPage>, 'keyField' | 'isKept'>

export interface GameList extends List<Game, GamesPage> {
  /** One for each of `items`. */
  covers: readonly CoverArt[]
}

/** Covers of a page of games, composed once: a list of thousands must not compose them all for each new page. */
const composed = new WeakMap<GamesPage, { settings: SiteConfig['games']; covers: CoverArt[] }>()

function coversOfPage(page: GamesPage, settings: SiteConfig['games']): CoverArt[] {
  const known = composed.get(page)
  if (known?.settings === settings) return known.covers
  const covers = coversOf(page.items, settings)
  composed.set(page, { settings, covers })
  return covers
}

function joinCovers(pages: readonly GamesPage[], settings: SiteConfig['games']): CoverArt[] {
  const covers = new Map<string, CoverArt>()
  for (const page of pages) {
    const ofPage = coversOfPage(page, settings)
    page.items.forEach(({ sysname }, index) => {
      const cover = ofPage[index]
      if (cover !== undefined && !covers.has(sysname)) covers.set(sysname, cover)
    })
  }
  return [...covers.values()]
}

/** A list of games; a player who comes back to it finds it as it was. */
export function useGameList(source: GameListSource): GameList {
  const { games: settings } = useConfig()
  const list = useList<Game, GamesPage>({ ...source, keyField: 'sysname', isKept: true })
  const covers = useMemo(() => joinCovers(list.pages, settings), [list.pages, settings])
  return { ...list, covers }
}

import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { ApiError } from '../../schemas/api/errors.ts'
import { gamesSearch } from './games-search.schema.ts'

export default { ...entryMeta(gamesSearch), title: 'Registry/Games/GamesSearch', tags: ['autodocs'] }

const { data: popular } = gamesSearch.examples.normal
const answer = popular?.['popular']?.status === 'success' ? popular['popular'].data : undefined

/** A search text and the platform's answer to it. */
function typed(text: string, found: unknown): StoryObj {
  return {
    parameters: { answers: { 'games.get': found } },
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByRole('combobox'), text)
      await waitFor(() =>
        expect(canvas.queryByRole('status') ?? canvas.queryByRole('alert')).not.toBeEmptyDOMElement(),
      )
    },
  }
}

export const Found = exampleStory(gamesSearch, 'normal', typed('olmos', answer))
export const FoundInLight = exampleStory(gamesSearch, 'normal', {
  ...typed('olmos', answer),
  globals: { scheme: 'light' },
})
export const NothingFound = exampleStory(gamesSearch, 'normal', typed('xyz', { items: [], total: 0 }))
export const SearchFailed = exampleStory(
  gamesSearch,
  'normal',
  typed('olmos', new ApiError('ApplicationUnavailableException', '')),
)

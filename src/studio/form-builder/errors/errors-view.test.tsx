// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { within } from 'storybook/test'
import { expect, it, vi } from 'vitest'
import { LanguageProvider } from '../../language-provider.tsx'
import english from '../../messages/en.json' with { type: 'json' }
import { ErrorsView } from './errors-view.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const body = {
  schema: {
    type: 'object',
    properties: { ticket: { type: 'string', title: { uz: 'Chipta', ru: 'Билет' }, minLength: 8 } },
  },
}
const messages = {
  uz: { '*': { minLength: 'Kamida $$min$$ ta belgi' } },
  ru: { '*': { minLength: 'Не меньше $$min$$ символов' } },
}

it('shows a message with its limits, and begins an own text with the placeholders', async () => {
  const onWrite = vi.fn()
  const place = document.createElement('div')
  await act(async () =>
    createRoot(place).render(
      <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
        <MemoryRouter>
          <ErrorsView
            body={body}
            shared={undefined}
            messages={messages}
            onJump={() => undefined}
            onWrite={onWrite}
          />
        </MemoryRouter>
      </LanguageProvider>,
    ),
  )
  const row = within(place).getByText('Не меньше 8 символов').closest('li')
  if (!row) throw new Error('The message has no row')
  act(() => within(row).getByRole('button', { name: english.builder.errors.write }).click())
  expect(onWrite).toHaveBeenCalledWith(expect.objectContaining({ id: 'ticket' }), 'minLength', {
    uz: 'Kamida $$min$$ ta belgi',
    ru: 'Не меньше $$min$$ символов',
  })
})

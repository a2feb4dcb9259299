import type { StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { formBlock } from './form-block.schema.ts'

export default { ...entryMeta(formBlock), title: 'Registry/FormBlock', tags: ['autodocs'] }

/** Submits the empty form: every field shows its message, and the summary has the focus. */
function sendEmpty(label: string, summary: RegExp): StoryObj {
  return {
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement)
      await userEvent.click(await canvas.findByRole('button', { name: label }, { timeout: 10_000 }))
      await canvas.findByRole('group', { name: summary })
    },
  }
}

export const WithErrors = exampleStory(
  formBlock,
  'normal',
  'uz',
  sendEmpty('Hisob ochish', /maydonni tekshiring/),
)
export const WithErrorsRu = exampleStory(
  formBlock,
  'normal',
  'ru',
  sendEmpty('Создать счёт', /Проверьте \d поля/),
)

/** The document cannot be loaded: the form says so and offers a retry. */
export const Failed = exampleStory(
  { ...formBlock, examples: { normal: { props: { form: 'missing' } } } },
  'normal',
)

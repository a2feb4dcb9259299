import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { entryMeta, exampleStory, inOneLook } from '../../.storybook/registry-stories.tsx'
import { formBlock } from './form-block.schema.ts'

export default { ...entryMeta(formBlock), title: 'Registry/Account/FormBlock', tags: ['autodocs'] }

/** Submits the empty form: every field shows its message, and the summary has the focus. */
const sendEmpty: StoryObj = {
  play: async ({ canvasElement }) => {
    const button = await waitFor(() => canvasElement.querySelector('button[type="submit"]') ?? fail())
    await userEvent.click(button)
    await waitFor(() => expect(canvasElement.querySelector('[role="group"]:focus')).not.toBeNull())
  },
}

function fail(): never {
  throw new Error('The form is not loaded')
}

export const WithErrors = exampleStory(formBlock, 'normal', sendEmpty)
export const WithErrorsInRussian = exampleStory(formBlock, 'normal', {
  ...sendEmpty,
  ...inOneLook,
  globals: { locale: 'ru' },
})
WithErrorsInRussian.tags = ['!dev', '!autodocs']

/** The document cannot be loaded: the form says so and offers a retry. */
export const Failed = exampleStory(
  { ...formBlock, examples: { normal: { props: { form: 'missing' } } } },
  'normal',
)

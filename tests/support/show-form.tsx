import { createRoot, type Root } from 'react-dom/client'
import { within } from 'storybook/test'
import type { CompiledForm } from '../../schemas/compiled.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { convertForm } from '../../forms/dialect/index.ts'
import { createI18n } from '../../src/lib/i18n/i18n.ts'
import { compound } from '../../forms/react/compound/compound.ts'
import { interpret } from '../../forms/interpret.ts'
import { isPlain } from '../../forms/react/plain/is-plain.ts'
import { DocumentForm, type DocumentFormProps } from '../../src/renderer/form/document-form.tsx'
import { forgetUnsent } from '../../forms/react/state/unsent-store.ts'
import { I18nContext } from '../../src/lib/i18n/use-translation.ts'

/** A form of `schema` in Russian, converted as when it is published; submits to `auth.login` by default. */
export function testForm(schema: CompiledForm['schema'], more: Partial<CompiledForm> = {}): CompiledForm {
  return {
    key: 'test',
    version: '1',
    schema: convertForm(schema).schema,
    order: ['*'],
    fields: {},
    messages: { '*': { required: 'Заполните это поле' } },
    strategy: 'onSubmit',
    submit: { operation: 'auth.login', label: 'Отправить' },
    links: [],
    validatorUrl: '',
    ...more,
  }
}

/** As for players: only forms that need it have the code of compound forms. */
const codeOf = ({ form, engine }: DocumentFormProps) => ({
  ...(!isPlain(form) && { compound }),
  ...(!engine && { interpret }),
})

const shown: { root: Root; container: HTMLElement }[] = []

/** Mounts a form; `hideForms` removes it. */
export async function showForm(props: DocumentFormProps) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  shown.push({ root, container })
  root.render(
    <I18nContext value={createI18n('ru', messages.body)}>
      <DocumentForm {...codeOf(props)} {...props} />
    </I18nContext>,
  )
  const form = within(container)
  await form.findAllByRole('button')
  return form
}

export type ShownForm = Awaited<ReturnType<typeof showForm>>

/** Unmounts all forms, as when the player leaves the page. */
export function leaveForms(): void {
  for (const { root, container } of shown.splice(0)) {
    root.unmount()
    container.remove()
  }
}

/** Unmounts all forms and forgets what was typed into them. */
export function hideForms(): void {
  leaveForms()
  forgetUnsent()
}

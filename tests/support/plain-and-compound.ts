import type { CompiledForm } from '../../schemas/compiled.ts'

/** The same form, which rjsf has to render: the keyword changes nothing else. */
export const asCompound = (form: CompiledForm): CompiledForm => ({
  ...form,
  schema: { ...form.schema, propertyNames: {} },
})

/** The HTML of the form that was shown last. Ids contain a number that differs between forms. */
export const shownHtml = (): string | undefined =>
  document.body.lastElementChild?.innerHTML.replaceAll(/_r_\w+_/g, '')

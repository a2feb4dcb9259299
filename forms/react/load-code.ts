import type { FormDefinition } from '../contract/form.ts'
import type { FormCode } from './engine/form-code.ts'

/**
 * The code that a form needs besides that of all forms.
 * @param isCompiled whether it has a compiled validator; otherwise its schema is interpreted
 */
export async function loadFormCode(
  form: Pick<FormDefinition, 'schema' | 'fields'>,
  isCompiled: boolean,
): Promise<FormCode> {
  // Part of the code of all forms, which is on its way.
  const { isPlain } = await import('./plain/is-plain.ts')
  const [compound, interpreter] = await Promise.all([
    isPlain(form) ? undefined : import('./compound/compound.ts'),
    isCompiled ? undefined : import('../interpret.ts'),
  ])
  return { compound: compound?.compound, interpret: interpreter?.interpret }
}

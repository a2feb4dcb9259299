import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { FormView } from '../../src/renderer/form/form-view.tsx'
import type { formBlock } from './form-block.schema.ts'

export function FormBlock({ props }: BlockProps<typeof formBlock, ReactNode>) {
  return <FormView formKey={props.form} />
}

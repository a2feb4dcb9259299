import { useMemo } from 'react'
import type { FormDefinition } from '../../contract/form.ts'
import type { FormGroups } from '../form-groups.tsx'
import type { FormStore } from '../state/form-store.ts'
import type { FormMemory } from '../state/use-unsent.ts'
import { useSteps } from './use-steps.ts'

type Groups = NonNullable<FormDefinition['steps']>

const noSteps: Groups = []
const noSections: Groups = []
const nothing: ReadonlySet<string> = new Set()

/** The visible part of a form: everything, one step, or the review before submission. */
export function useFormSteps(
  { steps = noSteps, sections = noSections, review = false }: FormDefinition,
  { commitDrafts }: FormStore,
  memory: FormMemory,
) {
  const count = steps.length === 0 ? 0 : steps.length + Number(review)
  const { step, go, back } = useSteps(count, commitDrafts, memory)
  const current = steps[step]
  const isReview = count > 0 && current === undefined
  const groups = useMemo((): FormGroups => {
    const shown = current ? new Set(current.fields) : isReview ? nothing : undefined
    return { sections, shown }
  }, [sections, current, isReview])
  return {
    step,
    count,
    current,
    groups,
    isReview,
    isLast: count === 0 || step === count - 1,
    go,
    back,
    /** The step that contains a field. */
    stepOf: (name: string | undefined) =>
      steps.findIndex(({ fields }) => name !== undefined && fields.includes(name)),
  }
}

export type FormSteps = ReturnType<typeof useFormSteps>

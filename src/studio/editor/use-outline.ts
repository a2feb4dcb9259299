import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { registry } from '../../../registry/index.ts'
import { type DocumentKind, isForm } from '../../../schemas/kinds/index.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { fieldOfPointer, fieldOutline } from '../form-builder/model/field-outline.ts'
import { stepsOf, type JsonPath } from '../json-path.ts'
import { useSiteLocale } from '../use-language.ts'
import { blockAround, outlineOf, type OutlineList } from '../outline/block-tree.ts'

/**
 * The outline of a document (its blocks, or the fields of a form), and the entry that contains a given
 * pointer.
 */
export function useOutline(kind: DocumentKind, body: Record<string, unknown> | null) {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const locale = useSiteLocale()
  const lists = useMemo(
    (): OutlineList[] =>
      isForm(kind)
        ? fieldOutline(body, {
            outside: t('builder.outside'),
            step: (number, title) => t('builder.step', { number, title }),
            inGroup: t('builder.inGroup'),
            locale,
          })
        : outlineOf(kind, body, { contracts: registry, labels }),
    [kind, body, t, labels, locale],
  )
  /** Path of the entry at a JSON pointer; null: the document itself. */
  const placeOf = useCallback(
    (pointer: string): JsonPath | null => {
      if (isForm(kind)) return (body && fieldOfPointer(body, pointer)?.path) ?? null
      return blockAround(lists, stepsOf(pointer))?.path ?? null
    },
    [kind, body, lists],
  )
  return { lists, placeOf }
}

import { useLayoutEffect, useState, type RefObject } from 'react'
import { fieldCellSelector } from '../../../../forms/react/form.ts'
import { namesTo, type FormField } from '../model/form-fields.ts'

/** Where a field is on the canvas, in pixels from its corner. */
export interface FieldBox {
  top: number
  left: number
  width: number
  height: number
}

/** The part of the rendered form that belongs to a field, a cell of a grid: its control may be one of several. */
function cellOf(paper: HTMLElement, formId: string, field: FormField): Element | null {
  const control = CSS.escape([formId, ...namesTo(field)].join('_'))
  return paper.querySelector(`#${control}, [id^="${control}-"]`)?.closest(fieldCellSelector) ?? null
}

const isSame = (one: ReadonlyMap<string, FieldBox>, other: ReadonlyMap<string, FieldBox>) =>
  JSON.stringify([...one]) === JSON.stringify([...other])

/** Boxes of the rendered fields by id, measured again whenever the form changes its size or content. */
export function useFieldBoxes(
  ground: RefObject<HTMLElement | null>,
  formId: string,
  fields: readonly FormField[],
  /** The scale at which the form is displayed. */
  scale: number,
): ReadonlyMap<string, FieldBox> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, FieldBox>>(new Map())
  useLayoutEffect(() => {
    const element = ground.current
    if (!element) return undefined
    const measure = () => {
      const corner = element.getBoundingClientRect()
      const found = fields.flatMap((field): [string, FieldBox][] => {
        const cell = cellOf(element, formId, field)?.getBoundingClientRect()
        if (!cell) return []
        const box: FieldBox = {
          top: (cell.top - corner.top) / scale,
          left: (cell.left - corner.left) / scale,
          width: cell.width / scale,
          height: cell.height / scale,
        }
        return [[field.id, box]]
      })
      const next = new Map(found)
      setBoxes((known) => (isSame(known, next) ? known : next))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    const contents = new MutationObserver(measure)
    contents.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [ground, formId, fields, scale])
  return boxes
}

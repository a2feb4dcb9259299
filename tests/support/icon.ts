import { iconNames } from '../../schemas/icon-names.ts'

/** The name of the icon that an element shows. */
export function iconIn(element: Element | null): string | undefined {
  return iconNames[Number(/--icon:\s*(\d+)/.exec(element?.getAttribute('style') ?? '')?.[1])]
}

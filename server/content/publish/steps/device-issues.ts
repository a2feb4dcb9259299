import { Condition } from '../../../../schemas/documents/blocks/condition.ts'
import { devices, possibleDevices, readsDevice } from '../../../../schemas/documents/blocks/device.ts'
import type { StoredDocument } from '../../../../schemas/documents/index.ts'
import { pointerTo } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { errorAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { blocksOf } from '../../model/blocks.ts'
import { fits } from '../../model/contracts.ts'

/**
 * Checks what conditions ask of the device. Styles can express every combination in blocks, since the server knows
 * all other facts; only what fits no device at all is an error.
 */
export function deviceIssues(document: StoredDocument): Issue[] {
  return document.kind === 'menu' ? menuIssues(document) : neverShown(document)
}

/** Blocks that no device shows, because of their own condition or of those around them. */
function neverShown(document: StoredDocument): Issue[] {
  const placed = blocksOf(document)
  const possibleAt = ({ block, pointer }: (typeof placed)[number]) => {
    const around = placed.filter((outer) => pointer.startsWith(`${outer.pointer}/`))
    const outer = devices.filter((device) =>
      around.every(({ block: { when } }) => !when || possibleDevices(when).includes(device)),
    )
    const own = possibleDevices(block.when ?? {})
    return { outer, shown: outer.filter((device) => own.includes(device)) }
  }
  return placed.flatMap((one) => {
    const { outer, shown } = possibleAt(one)
    if (outer.length === 0 || shown.length > 0) return []
    return [
      errorAt(
        `${one.pointer}/when`,
        'no-device',
        outer.length < devices.length
          ? phrase`Nobody would ever see this block: the block around it is shown on the other device only`
          : phrase`Nobody would ever see this block: its conditions fit no device`,
        phrase`Ask for one device, or for none to show it on all`,
      ),
    ]
  })
}

/** Menus are lists of links that components lay out; their entries are the same on all devices. */
function menuIssues({ body }: StoredDocument): Issue[] {
  const items: readonly unknown[] = Array.isArray(body['items']) ? body['items'] : []
  return items.flatMap((item, index) => {
    const when = isRecord(item) ? item['when'] : undefined
    if (when === undefined || !fits(Condition, when) || !readsDevice(when)) return []
    return [
      errorAt(
        `${pointerTo('/items', index)}/when`,
        'device-in-menu',
        phrase`Entries of menus are the same on all devices`,
        phrase`Remove the device from the conditions of the entry`,
      ),
    ]
  })
}

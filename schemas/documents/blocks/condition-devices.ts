import type { Condition, Fact } from './condition.ts'
import { devices, type Device } from './device.ts'

/** The devices on which a condition holds; `isSo` decides about one fact. */
export function devicesWhere(
  { all = [], any = [], not = [] }: Condition,
  isSo: (fact: Fact, device: Device) => boolean,
): Device[] {
  return devices.filter(
    (device) =>
      all.every((fact) => isSo(fact, device)) &&
      (any.length === 0 || any.some((fact) => isSo(fact, device))) &&
      !not.some((fact) => isSo(fact, device)),
  )
}

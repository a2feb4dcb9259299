import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

export interface AnswerChanges {
  origin?: string
  rpId?: string
  /** Whether the device has checked who uses it. */
  isVerified?: boolean
  isForged?: boolean
  /** Uses of the key, as the device counts them. */
  count?: number
}

const base64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

const bytes = (...values: number[]) => Buffer.from(values)
/** A byte string in CBOR, of 24 to 65,535 bytes. */
const cborBytes = (data: Buffer) =>
  Buffer.concat([
    data.length < 256 ? bytes(0x58, data.length) : bytes(0x59, data.length >> 8, data.length & 255),
    data,
  ])
const cborText = (text: string) => Buffer.concat([bytes(0x60 + text.length), Buffer.from(text)])

/** A device with one passkey (ES256), as the server sees it. */
export class TestPasskey {
  readonly #credential = randomBytes(32)
  readonly #privateKey: KeyObject
  readonly #publicKey: Buffer
  readonly #origin: string
  #count = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    this.#publicKey = Buffer.concat([
      bytes(0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21),
      cborBytes(Buffer.from(x, 'base64url')),
      bytes(0x22),
      cborBytes(Buffer.from(y, 'base64url')),
    ])
  }

  get id(): string {
    return base64(this.#credential)
  }

  #client(type: string, challenge: string, { origin = this.#origin }: AnswerChanges): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #device(isNew: boolean, changes: AnswerChanges): Buffer {
    const { rpId = new URL(this.#origin).hostname, isVerified = true, count = this.#count } = changes
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const flags = bytes(1 | (isVerified ? 4 : 0) | (isNew ? 64 : 0))
    const credential = [Buffer.alloc(16), bytes(0, 32), this.#credential, this.#publicKey]
    return Buffer.concat([sha256(rpId), flags, counter, ...(isNew ? credential : [])])
  }

  /** The answer to `passkeys.begin`. */
  make(challenge: string, changes: AnswerChanges = {}) {
    const attestationObject = Buffer.concat([
      bytes(0xa3),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      bytes(0xa0),
      cborText('authData'),
      cborBytes(this.#device(true, changes)),
    ])
    return {
      id: this.id,
      clientDataJSON: base64(this.#client('webauthn.create', challenge, changes)),
      attestationObject: base64(attestationObject),
      transports: ['internal'],
    }
  }

  /** The answer to `session.beginWithPasskey`. */
  sign(challenge: string, changes: AnswerChanges = {}) {
    this.#count += 1
    const client = this.#client('webauthn.get', challenge, changes)
    const device = this.#device(false, changes)
    const signed = Buffer.concat([device, sha256(changes.isForged ? 'another' : client)])
    return {
      id: this.id,
      clientDataJSON: base64(client),
      authenticatorData: base64(device),
      signature: base64(sign('sha256', signed, this.#privateKey)),
    }
  }
}

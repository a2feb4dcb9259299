import type { Page } from '@playwright/test'

interface AuthenticatorDevice {
  /** Whether its owner answers the device at once; they also choose the passkey that the browser suggests. */
  answers: (enabled: boolean) => Promise<unknown>
  /** Whether the device recognizes its owner. */
  recognize: (isUserVerified: boolean) => Promise<unknown>
}

/** Connects a device with a fingerprint sensor, in place of the computer's own. */
export async function connectDevice(page: Page): Promise<AuthenticatorDevice> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    answers: (enabled) =>
      browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    recognize: (isUserVerified) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

// Silhouettes for units that are counted and have no name, and for ships, drawn by ourselves: 40 wide and 24 high
// around their middle. A kind that is not in here is drawn with its NATO symbol.

const OWN: Record<string, string> = {
  infantry:
    'M-6-6.5a6.5 6.5 0 0 1 13 0l2.2 1.4v1.6H-8.6v-1.6zM-4-2.2h9c0 3-1.8 4.6-4.5 4.6S-4-.2-4-2.2zM-11 12' +
    'c0-5.5 4-8.6 8-8.8L.5 6 4 3.2c4 .2 8 3.3 8 8.8z',
  armour:
    'M-15 3h30c3 0 4.5 2 4.5 4.2S18 11.5 15 11.5h-30c-3 0-4.5-2.1-4.5-4.3S-18 3-15 3zM-14 2l2.5-4.5H-7' +
    'l1.5-5c.3-.9 1-1.5 2-1.5H5c1 0 1.7.6 2 1.5l.4 1.5H20v2.2H8l.6 1.8H12L15 2z',
  fighter:
    'M0-12c1.3 0 2 2.5 2.2 5.5L3-3.5 18-1c1 .2 1.5 1 1.5 2v1.5L2.8 3.4 2 8l4.5 1.6V12H-6.5V9.6L-2 8' +
    'l-.8-4.6L-19.5 2.5V1c0-1 .5-1.8 1.5-2L-3-3.5l.8-3C-2-9.5-1.3-12 0-12z',
  bomber:
    'M0-12c1.8 0 2.6 2.4 2.8 5v2.4l2.4.3v-2.2c0-.9 2.8-.9 2.8 0v2.7l2.6.4v-2c0-.9 2.7-.9 2.7 0v2.5L20-1.8' +
    'V1.5L3 3.6 2.2 8.2 8 10v2H-8v-2l5.8-1.8L-3 3.6-20 1.5v-3.3l6.7-1.1v-2.5c0-.9 2.7-.9 2.7 0v2l2.6-.4' +
    'v-2.7c0-.9 2.8-.9 2.8 0v2.2l2.4-.3V-7c.2-2.6 1-5 2.8-5z',
  'aa-gun':
    'M-9 12l4.6-7.6-3-2.6 1.9-2.4L-3 1.5 10.5-12l2.6 2.5L.4 3.6l1.9 1.8L9 12H5.4L-.6 7-3.8 12zM-13 12h26' +
    'v-1.8h-26z',
  complex: 'M-18 12V-1l8-5v5l8-5v5l8-5v5h2.5l1-11H14l1.2 11H18v13zM-13 9h4V5h-4zm8 0h4V5h-4zm8 0h4V5H3z',
  transport: 'M-20 3h8v-4h4v-5h3v5h3v-7h7v7h3v4h12l-3 8H-16zM12-6h1.6v8H12z',
  submarine:
    'M-20 5c3-3 7-3.6 11-3.6h4l1-6h2l.6-4H0l-.2 4h4l1 6h7c3.6 0 6.6 1 7.7 3.6-1.6 3-4.6 4-7.7 4h-22' +
    'c-4 0-8-1.5-9.8-4z',
  carrier: 'M-20-1h22v-4h2v-5h1.6v-2h1.5v7H10v4h10v3.2h-2L15 9H-16l-2.5-6.8H-20z',
  battleship:
    'M-20 3h5l1-3.5h-6v-1.6h7c2.5 0 3.5 1.6 4 3h1.5V-6h3v-5h2.5v5h3V1h2c.6-1.5 1.6-3 4-3H16v1.6h-5.5' +
    'l1 3.4H20l-3 8.5H-16z',
  destroyer: 'M-20 4h7l1-3h4v-4h3v-5h1.6v5H-1v4h6l1-2.5h5V.2H9.5L10 4h10l-3.5 7H-17z',
  paratroops:
    'M-13-2C-13-9-7-12 0-12S13-9 13-2c-1.6-1.6-4-1.6-5.6 0C6-3.6 2-3.6 0-2c-2-1.6-6-1.6-7.4 0' +
    'C-9-3.6-11.4-3.6-13-2zM-12-1l9 8h-1.6zM12-1L3 7h1.6zM-.6-1h1.2v6H-.6zM-3.4 12c0-3 1-5.4 3.4-5.4' +
    'S3.4 9 3.4 12z',
}

export const SILHOUETTES: Record<string, string | undefined> = {
  ...OWN,
  aircraft: OWN['fighter'],
  fleet: OWN['battleship'],
  convoy: OWN['transport'],
}

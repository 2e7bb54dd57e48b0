// What men and vehicles of a nation wear, as painted miniatures do.

export interface Uniform {
  cloth: string
  helmet: string
  dark: string
  pack: string
  armour: string
  plate: string
  canvas: string
}

const UNIFORMS: Record<string, Uniform> = {
  germany: {
    cloth: '#7c8a7e',
    helmet: '#56625c',
    dark: '#2b302b',
    pack: '#6b5138',
    armour: '#a8925f',
    plate: '#bda973',
    canvas: '#8c8468',
  },
  'united-states': {
    cloth: '#7d7348',
    helmet: '#5b5c34',
    dark: '#31301a',
    pack: '#9a8a5c',
    armour: '#5f653a',
    plate: '#70764a',
    canvas: '#8a8358',
  },
  'great-britain': {
    cloth: '#8a6f46',
    helmet: '#6a5d38',
    dark: '#3a2f1c',
    pack: '#a89466',
    armour: '#6d6a42',
    plate: '#7f7b50',
    canvas: '#8f845c',
  },
  'soviet-union': {
    cloth: '#9a8a58',
    helmet: '#4f5a38',
    dark: '#34331d',
    pack: '#6e5a3c',
    armour: '#56633c',
    plate: '#67754a',
    canvas: '#847a54',
  },
  japan: {
    cloth: '#b09358',
    helmet: '#8b7440',
    dark: '#43361c',
    pack: '#7b5f38',
    armour: '#8a7f45',
    plate: '#9c9154',
    canvas: '#a1905c',
  },
  italy: {
    cloth: '#737a63',
    helmet: '#59604b',
    dark: '#31352a',
    pack: '#8a7650',
    armour: '#a09366',
    plate: '#b2a677',
    canvas: '#938a66',
  },
}

const OTHER: Uniform = {
  cloth: '#77745c',
  helmet: '#5d5b48',
  dark: '#302f25',
  pack: '#84724e',
  armour: '#77765a',
  plate: '#8a896c',
  canvas: '#8b8264',
}

export const uniformOf = (nation: string): Uniform => UNIFORMS[nation] ?? OTHER

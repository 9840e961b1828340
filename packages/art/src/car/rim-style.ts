export type RimStyle = 'five' | 'ten' | 'twin' | 'mesh' | 'turbine' | 'steel' | 'cover' | 'six';

export { Area, Input } from './Field.styles';
export { Field, type FieldProps } from './Field';

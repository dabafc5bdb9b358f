export { Tooltip, TooltipGroup } from './Tooltip';

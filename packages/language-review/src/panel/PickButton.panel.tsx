import * as React from 'react';
import { ToggleButton } from 'storybook/internal/components';

interface PickButtonProps {
  tooltip: string;
  isPicking: boolean;
  onPickingChange: (isPicking: boolean) => void;
}

/** Whether a click in the story picks what is under it. */
export const PickButton = React.memo(({ tooltip, isPicking, onPickingChange }: PickButtonProps) => (
  <ToggleButton
    type="button"
    ariaLabel={false}
    tooltip={tooltip}
    pressed={isPicking}
    onClick={() => onPickingChange(!isPicking)}
  >
    Pick in story
  </ToggleButton>
));

"""The one world that every picture of the site is built in: shapes, materials, props, light and camera.

Units are metres. The camera looks along (-x, +y) from above, so +x runs down to the right of the picture and +y up to
the right; a thing shows its -y side on the left and its +x side on the right.
"""
